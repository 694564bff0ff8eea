/** The page of `npm run dev` with every state of every screen, the brand studio and replayed reports. */
export const STATES_PATH = '/__states';

/** Where that page finds the report that `npm run replay` was given. */
export const SERVED_REPORT_PATH = `${STATES_PATH}/report.json`;
