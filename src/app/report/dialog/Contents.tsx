import styled from '@emotion/styled';
import { Check, X } from 'lucide-react';
import { useMessages } from '../../../shared/language/useMessages';
import { colors, fonts } from '../../../shared/theme/tokens';
import type { Cut } from '../reportFile';
import { dialogMessages } from './dialogMessages';

const inside = ['screens', 'contents', 'surroundings', 'problems'] as const;
const outside = ['typed', 'person', 'times'] as const;

/** What is in the file and what is not, in plain words. */
export function Contents({ cut }: { readonly cut: readonly Cut[] }) {
  const m = useMessages(dialogMessages);
  return (
    <Lists>
      <h3>{m.insideHeading}</h3>
      <ul>
        {inside.map((part) => (
          <li key={part}>
            <Check aria-hidden />
            {m.inside[part]}
          </li>
        ))}
      </ul>
      {cut.includes('steps') && <p>{m.cutSteps}</p>}
      {cut.includes('lists') && <p>{m.cutLists}</p>}
      <h3>{m.outsideHeading}</h3>
      <ul>
        {outside.map((part) => (
          <li key={part}>
            <X aria-hidden />
            {m.outside[part]}
          </li>
        ))}
      </ul>
    </Lists>
  );
}

const Lists = styled.div`
  font-size: 15px;
  line-height: 22px;
  h3 {
    margin-bottom: 6px;
    font: 700 16px/24px ${fonts.text};
    letter-spacing: 0;
  }
  ul + h3,
  p + h3 {
    margin-top: 14px;
  }
  li {
    display: flex;
    gap: 10px;
    padding: 3px 0;
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 2px;
    color: ${colors.primaryDark};
  }
  p {
    margin-top: 6px;
    color: ${colors.muted};
  }
`;
