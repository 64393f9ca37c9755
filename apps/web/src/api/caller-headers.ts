import { currentLanguage } from '../i18n/language.ts'
import { currentToken } from '../session/token.ts'
import { newTraceParent } from './trace-parent.ts'

/** Who calls, from what, and in which language the answer is wanted (specification, section 7). */
export function callerHeaders(): Record<string, string> {
  const token = currentToken()
  const headers = { 'client-type': 'web', 'accept-language': currentLanguage(), traceparent: newTraceParent() }
  return token ? { ...headers, authorization: `Bearer ${token}` } : headers
}
