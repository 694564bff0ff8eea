/** Styles of a mask; browsers before 2024 need the prefix. */
export const maskImage = (image: string) => `
  -webkit-mask-image: ${image};
  mask-image: ${image};
`;
