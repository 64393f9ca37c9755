import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallOptions } from '../../api/call.ts'
import { isSettled } from '../../api/settled.ts'
import styles from '../dialog/dialog-body.module.css'
import { useLeaveGuard } from '../edit/leave-guard.ts'
import { Refusal } from '../say/refusal.tsx'
import { FileDrop } from './file-drop.tsx'
import { useUpload } from './use-upload.ts'

type Props = {
  /** What is sent with the file, and why. */
  children: ReactNode
  label: string
  confirmLabel: string
  sending: { isPending: boolean; isSuccess: boolean; error: Error | null }
  send: (file: File, options: CallOptions) => Promise<unknown>
  onClose: () => void
  /** False while something is missing beside the file. */
  isReady?: boolean
}

/** One paper or picture, without which nothing is sent; what was refused stands at it, and it stays. */
export function OneFileForm({ children, label, confirmLabel, sending, send, onClose, isReady = true }: Props) {
  const { t } = useTranslation()
  const [files, setFiles] = useState<File[]>([])
  const [wasTried, setTried] = useState(false)
  const upload = useUpload()
  const closing = useLeaveGuard(files.length > 0 && !sending.isPending && !sending.isSuccess)
  const isRefused = sending.error !== null && !isSettled(sending.error)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [file] = files
    if (!file || sending.isPending || !isReady) return
    try {
      await upload.run((options) => send(file, options))
      onClose()
    } catch {
      // It stands at the file.
    }
  }
  const missing = wasTried && files.length === 0 ? t('errors.fieldRequired') : undefined
  return (
    <form className={styles.body} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <FileDrop
        label={label}
        files={files}
        onChange={setFiles}
        error={isRefused ? <Refusal error={sending.error} /> : missing}
        progress={upload.progress}
        onCancel={upload.cancel}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={closing(onClose)}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={sending.isPending}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
