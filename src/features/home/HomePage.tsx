import { useGetBannersQuery } from '../banners/bannersApi';
import { bannersQuery } from './homeQueries';

export function HomePage() {
  const { data = [] } = useGetBannersQuery(bannersQuery);
  return (
    <ul>
      {data.map((banner) => (
        <li key={banner.id}>{banner.title}</li>
      ))}
    </ul>
  );
}
