declare module '*/pureReactRouter.cjs' {
  export default function pureReactRouter(source: string): string;
}
