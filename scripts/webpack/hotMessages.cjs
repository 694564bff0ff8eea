const path = require('node:path');

const messages = path.join(__dirname, '../../src/shared/i18n/messages');

/** Lets `npm run dev` replace the texts of a message file in the running page, which keeps its state. */
module.exports = (source) => `${source}
import { replaceMessages as replaceThese } from ${JSON.stringify(messages)};
if (module.hot) {
  module.hot.accept();
  module.hot.dispose((data) => { data.messages = messages; });
  if (module.hot.data) replaceThese(module.hot.data.messages, messages);
}
`;
