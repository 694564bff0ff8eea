/** The `tel:` link of a phone number such as `+297 555 0100`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function mailHref(email: string): string {
  return `mailto:${email}`;
}
