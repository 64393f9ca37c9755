import { useCallback, useRef, useState } from 'react'
import type { CallOptions } from '../../api/call.ts'

/** The progress of a sending, and a way to give it up. A failed one is sent again by calling `run` again. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  const run = useCallback(async <Result>(send: (options: CallOptions) => Promise<Result>): Promise<Result> => {
    const controller = new AbortController()
    running.current = controller
    setProgress(0)
    try {
      return await send({ signal: controller.signal, onUploadProgress: setProgress })
    } finally {
      setProgress(null)
    }
  }, [])
  const cancel = useCallback(() => running.current?.abort(), [])
  return { progress, run, cancel }
}
