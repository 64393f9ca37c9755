import { ready } from '@app/contract/endpoints/health'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'

/** Whether this house can send mails. Yes, until it is known that it cannot. */
export function useIsMailing(): boolean {
  const [isMailing, setIsMailing] = useState(true)
  useEffect(() => {
    const leaving = new AbortController()
    call(ready, {}, { signal: leaving.signal })
      .then(({ parts }) => setIsMailing(parts.mail !== 'off'))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])
  return isMailing
}
