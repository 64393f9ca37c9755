import { useWindowEvent } from '@mantine/hooks'

/** Escape closes what lies on top alone: a dialog over a panel, or a menu in it, leaves the panel open. */
export function useEscape(isOpen: boolean, ownClass: string | undefined, onClose: () => void): void {
  useWindowEvent(
    'keydown',
    ({ key, target, isComposing }) => {
      if (!isOpen || key !== 'Escape' || isComposing || !(target instanceof Element)) return
      const isInMenu = target.getAttribute('data-mantine-stop-propagation') === 'true'
      const dialog = target.closest('[role="dialog"]')
      const isElsewhere = dialog !== null && !dialog.classList.contains(ownClass ?? '')
      if (!isInMenu && !isElsewhere) onClose()
    },
    { capture: true },
  )
}
