declare namespace NodeJS {
  interface Module {
    /** Of `npm run dev`: https://webpack.js.org/api/hot-module-replacement/ */
    readonly hot?: {
      status(): string;
      accept(dependencies: string | readonly string[], callback: () => void): void;
    };
  }
}
