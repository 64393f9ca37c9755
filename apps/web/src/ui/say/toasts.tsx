import { useDocumentVisibility } from '@mantine/hooks'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotkey } from '../page/use-hotkey.ts'
import { useLifetime } from '../page/use-lifetime.ts'
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts'
import styles from './toasts.module.css'

/** Top right, announced, paused while the pointer or the keyboard is on one; F8 leads to the newest. */
export function Toasts() {
  const { t } = useTranslation()
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const viewport = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const buttons = () => [...(viewport.current?.querySelectorAll<HTMLElement>('li > button') ?? [])]
  useHotkey('notices', () => {
    const { activeElement } = document
    const isHere = viewport.current?.contains(activeElement)
    if (!isHere) cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null
    const newest = toasts.at(-1)
    buttons()
      .find((button) => button.closest('li')?.dataset.id === String(newest?.id))
      ?.focus()
  })
  /** Closes one; the focus that was on it goes to the next, or back where it came from. */
  const close = (id: number) => {
    const closing = viewport.current?.querySelector(`li[data-id="${id}"]`)
    if (closing?.contains(document.activeElement)) {
      const next = buttons().find((button) => !closing.contains(button)) ?? cameFrom.current
      next?.focus()
    }
    dismissToast(id)
  }
  const asItem = (toast: Toast) => <ToastItem key={toast.id} toast={toast} onClose={() => close(toast.id)} />
  return (
    <section ref={viewport} className={styles.viewport} aria-label={t('ui.notices')}>
      <ul aria-live="polite">{toasts.filter(({ tone }) => tone === 'success').map(asItem)}</ul>
      <ul aria-live="assertive">{toasts.filter(({ tone }) => tone === 'error').map(asItem)}</ul>
    </section>
  )
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useTranslation()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useDocumentVisibility() === 'hidden'
  const { id, tone, text, lastsInMilliseconds, undo, leadsTo } = toast
  useLifetime(lastsInMilliseconds, { isHeld: isHovered || isFocused || isHidden, onEnd: () => dismissToast(id) })

  const runUndo = () => {
    undo?.()
    onClose()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  // Escape closes the notice, not the dialog under it: Mantine looks for this on what has the focus.
  const keepsEscape = { 'data-mantine-stop-propagation': true }
  return (
    <li
      className={styles.toast}
      data-tone={tone}
      data-id={id}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      {tone === 'success' ? <IconCircleCheck aria-hidden /> : <IconAlertCircle aria-hidden />}
      <p className={styles.text}>{text}</p>
      {undo ? (
        <button type="button" className={styles.undo} onClick={runUndo} {...keepsEscape}>
          {t('ui.undo')}
        </button>
      ) : null}
      {leadsTo ? (
        <a className={styles.undo} href={leadsTo} onClick={onClose} {...keepsEscape}>
          {t('ui.whatIsOpen')}
        </a>
      ) : null}
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('ui.dismiss')} {...keepsEscape}>
        <IconX aria-hidden />
      </button>
    </li>
  )
}
