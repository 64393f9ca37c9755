import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isOfShared, takeShared } from './shared-in.ts'

type Takes = { takeText: (text: string) => void; takeFile: (file: File) => void }

/** Takes what another application shared; answers whether it was not there any more. */
export function useSharedIn(takes: Takes): boolean {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  const latest = useRef(takes)
  latest.current = takes
  useEffect(() => {
    if (!isOfShared(hash)) return
    // The address may be kept or sent on: its key opens nothing from here.
    void navigate({ pathname, search }, { replace: true, state })
    void takeShared(hash).then((shared) => {
      if (shared === null) setGone(true)
      else if ('file' in shared) latest.current.takeFile(shared.file)
      else latest.current.takeText(shared.text)
    })
  }, [hash, pathname, search, state, navigate])
  return isGone
}
