/** Whether `npm run dev` is replacing modules that were edited just now. */
export function isHotReplacing(): boolean {
  return process.env.NODE_ENV === 'development' && module.hot?.status() === 'apply';
}
