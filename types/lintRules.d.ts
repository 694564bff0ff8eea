declare module '*/tokenRules.cjs' {
  /** For `no-restricted-syntax`. */
  const rules: { selector: string; message: string }[];
  export default rules;
}
