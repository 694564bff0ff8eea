declare namespace NodeJS {
  interface Module {
    /** Of `npm run dev`: https://webpack.js.org/api/hot-module-replacement/ */
    readonly hot?: {
      status(): string;
      addStatusHandler(handler: (status: string) => void): void;
      accept(dependency: string, callback: () => void): void;
    };
  }
}
