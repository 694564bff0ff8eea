/** Styles of a mask; browsers before 2024 know it by its prefix only. */
export const maskImage = (image: string) => `
  -webkit-mask-image: ${image};
  mask-image: ${image};
`;
