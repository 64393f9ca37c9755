import i18next from 'i18next'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { isAborted } from '../../api/send.ts'
import { type ListSource, wholeQuery } from '../list/list-source.ts'
import { showSuccess } from '../say/toast.ts'

type FileFormat = 'xlsx' | 'csv'
type State = { is: 'idle' } | { is: 'running'; format: FileFormat } | { is: 'failed'; format: FileFormat; error: unknown }

export type Export = { state: State; start: (format: FileFormat) => void; cancel: () => void; dismiss: () => void }

/** A list as filtered, as a file under the name the server gives it; it can be given up and tried again. */
export function useExport<Row>(source: Omit<ListSource<Row>, 'list'> | undefined): Export {
  const [state, setState] = useState<State>({ is: 'idle' })
  const running = useRef<AbortController>(null)
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  const start = async (format: FileFormat) => {
    if (!source) return
    cancel()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const become = (next: State) => (signal.aborted ? undefined : setState(next))
    setState({ is: 'running', format })
    try {
      const input: object = { params: source.params, query: { ...wholeQuery(source), format } }
      const file = await call(source.file, input, { signal })
      saveFile(file)
      become({ is: 'idle' })
      showSuccess(i18next.t('table:export.done', { name: file.name }))
    } catch (error) {
      if (isAborted(error)) setState({ is: 'idle' })
      else become({ is: 'failed', format, error })
    }
  }
  return { state, start: (format) => void start(format), cancel, dismiss: () => setState({ is: 'idle' }) }
}
