interface ContentTextProps {
  /** What `useContentLang` says. */
  readonly lang: string | undefined;
  readonly children: string;
}

/** What a backend says, in the midst of words of ours. */
export function ContentText({ lang, children }: ContentTextProps) {
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
