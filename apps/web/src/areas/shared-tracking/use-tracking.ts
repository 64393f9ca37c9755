import { readTracking } from '@app/contract/endpoints/tracking/tracking-links'
import type { Tracking } from '@app/contract/tracking/tracking-links.contract'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'

/** What the link of this page shows now; `retry` asks again. */
export function useTracking(code: string) {
  const [tracking, setTracking] = useState<Tracking | null>(null)
  const [error, setError] = useState<unknown>(null)
  const ask = useCallback(
    (signal: AbortSignal) => {
      setError(null)
      call(readTracking, { params: { code } }, { signal }).then(setTracking, (problem) => signal.aborted || setError(problem))
    },
    [code],
  )
  useEffect(() => {
    const controller = new AbortController()
    ask(controller.signal)
    return () => controller.abort()
  }, [ask])
  return { tracking, error, retry: () => ask(new AbortController().signal) }
}
