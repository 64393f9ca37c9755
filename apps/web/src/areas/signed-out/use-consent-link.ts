import type { ConsentLink } from '@app/contract/authorized-names.contract'
import { answerConsentLink, readConsentLink } from '@app/contract/endpoints/authorized-names'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFragment } from '../../session/location.ts'

/** What the link of this page asks, and the way to answer. A newer text meanwhile is shown before anything is agreed to. */
export function useConsentLink() {
  const token = new URLSearchParams(useFragment().slice(1)).get('token') ?? ''
  const [link, setLink] = useState<ConsentLink | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    call(readConsentLink, { body: { token } }, { signal }).then(setLink, (problem) => signal.aborted || setError(problem))
    return () => controller.abort()
  }, [token])
  const send = async (isGiven: boolean) => {
    setSending(true)
    setError(null)
    try {
      setLink(await call(answerConsentLink, { body: { token, isGiven, version: link?.text.version ?? 1 } }))
    } catch (problem) {
      setError(problem)
      if (problem instanceof ApiError && problem.code === 'textIsNewer') setLink(await call(readConsentLink, { body: { token } }))
    } finally {
      setSending(false)
    }
  }
  return { link, error, isSending, answer: (isGiven: boolean) => void send(isGiven) }
}
