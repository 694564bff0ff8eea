/** Whether `npm run dev` is replacing edited modules. */
export function isHotReplacing(): boolean {
  return process.env.NODE_ENV === 'development' && module.hot?.status() === 'apply';
}
