interface ContentTextProps {
  /** The result of `useContentLang`. */
  readonly lang: string | undefined;
  readonly children: string;
}

/** A backend's text within our own. */
export function ContentText({ lang, children }: ContentTextProps) {
  return <span lang={lang}>{children}</span>;
}
