/** What a font or picture import gives in tests. */
const url = '/assets/mock';
export default url;
