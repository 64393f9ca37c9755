/** Browsers know passkeys of names, not of addresses of the Internet. */
const isName = (host: string): boolean => /[a-z]/i.test(host) && !host.startsWith('[')

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window && isName(window.location.hostname)
