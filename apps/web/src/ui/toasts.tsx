import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts'
import styles from './toasts.module.css'

/** Top right, announced, paused while the pointer or the keyboard is on one. */
export function Toasts() {
  const { t } = useTranslation()
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  return (
    <section className={styles.viewport} aria-label={t('ui.notices')}>
      <ul aria-live="polite">{toasts.filter(({ tone }) => tone === 'success').map(asItem)}</ul>
      <ul aria-live="assertive">{toasts.filter(({ tone }) => tone === 'error').map(asItem)}</ul>
    </section>
  )
}

const asItem = (toast: Toast) => <ToastItem key={toast.id} toast={toast} />

function ToastItem({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const { id, tone, text, lastsInMilliseconds, undo } = toast
  useEffect(() => {
    if (held || lastsInMilliseconds === null) return
    const timer = setTimeout(() => dismissToast(id), lastsInMilliseconds)
    return () => clearTimeout(timer)
  }, [held, id, lastsInMilliseconds])

  const runUndo = () => {
    undo?.()
    dismissToast(id)
  }
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <li className={styles.toast} data-tone={tone} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      {tone === 'success' ? <IconCircleCheck aria-hidden /> : <IconAlertCircle aria-hidden />}
      <p className={styles.text}>{text}</p>
      {undo ? (
        <button type="button" className={styles.undo} onClick={runUndo}>
          {t('ui.undo')}
        </button>
      ) : null}
      <button type="button" className={styles.close} onClick={() => dismissToast(id)} aria-label={t('ui.dismiss')}>
        <IconX aria-hidden />
      </button>
    </li>
  )
}
