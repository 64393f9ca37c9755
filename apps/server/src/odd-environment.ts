// What works and is probably not meant. What cannot work is refused by config.ts.
import type { Config } from './config.ts'

type Variables = Pick<Config, 'environment' | 'publicUrl' | 'smtpUrl' | 'trustedProxies' | 'allowedOrigins'>

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/
const isLocal = (address: string): boolean => LOCAL.test(new URL(address).hostname)
const isPlain = (address: string): boolean => address.startsWith('http://') && !isLocal(address)

/** A sentence each, for the log of a start. */
export function oddVariables({ environment, publicUrl, smtpUrl, trustedProxies, allowedOrigins }: Variables): string[] {
  const plainOrigins = allowedOrigins.filter(isPlain)
  return [
    ...(smtpUrl && isLocal(publicUrl) ? [`Mails are sent, and their links lead to ${publicUrl}: set PUBLIC_URL.`] : []),
    ...(isPlain(publicUrl)
      ? [
          'PUBLIC_URL begins with http://: passwords and sessions can be read on the way. Put a proxy with TLS in front, and say https://.',
        ]
      : []),
    ...(environment !== 'production' && !isLocal(publicUrl)
      ? [`NODE_ENV is ${environment} at a public address: links of mails may be printed. Leave NODE_ENV out.`]
      : []),
    ...(trustedProxies.some((network) => network.endsWith('/0'))
      ? ['TRUST_PROXY trusts every address: each caller may say who they are. Name the proxy alone.']
      : []),
    ...plainOrigins.map(
      (origin) => `ALLOWED_ORIGINS lets in ${origin}, whose pages anybody on the way can change: say https://.`,
    ),
  ]
}
