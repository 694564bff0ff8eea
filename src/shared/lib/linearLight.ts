/** Linearizes a channel of sRGB, 0 to 1 (WCAG 2.2, relative luminance). */
export function linearLight(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
