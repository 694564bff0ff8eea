interface ContentTextProps {
  /** The result of `useContentLang`. */
  readonly lang: string | undefined;
  readonly children: string;
}

/** A backend's text within our own, whose direction it does not change. */
export function ContentText({ lang, children }: ContentTextProps) {
  return (
    <span lang={lang} dir="auto">
      {children}
    </span>
  );
}
