/** https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  /**
   * @param text the letters to keep
   * @returns the smaller font
   * @throws Error at a font that HarfBuzz cannot read
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** Tags of OpenType features; all where it is left out. */
      readonly keepFeatures?: readonly string[];
      /** One value, or what is left of an axis. */
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
      /** Numbers of the name table's entries. */
      readonly preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;
}
