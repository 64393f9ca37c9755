import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { insidePath } from '../inside-path.ts'

const isPushed = (data: unknown): data is { openPushed: string } =>
  typeof data === 'object' && data !== null && 'openPushed' in data && typeof data.openPushed === 'string'

/** Who presses a message while Puente is open is led to what it is about, in the window that is there. */
export function usePushedPlace(): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const workers = navigator.serviceWorker
    const lead = ({ data }: MessageEvent<unknown>) => {
      const path = isPushed(data) ? insidePath(data.openPushed, window.location.origin) : null
      if (path) void navigate(path)
    }
    workers.addEventListener('message', lead)
    return () => workers.removeEventListener('message', lead)
  }, [navigate])
}
