/** What a font or picture import gives in tests. */
const url = '/assets/stub';
export default url;
