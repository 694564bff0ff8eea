import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Colour of `OnScrim`. */
    '--scrim'?: string;
    '--row'?: string;
    '--longest'?: number;
  }
}
