import type { Older, ShowMessage } from '@app/contract/news/remote-notifications'
import type { Notification } from '@app/contract/notifications.contract'
import { useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type TextSize, useTextSize } from '../../theme/preferences.ts'

/** As page.css says it for this page. */
const TEXT_SCALES: Record<TextSize, number> = { normal: 1, large: 1.125, larger: 1.25 }

/** What the remote component shows, in the person's language, theme and size; null while nothing is loaded. */
export function useShown(items: readonly Notification[] | null, older: Older): ShowMessage | null {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'es'
  const theme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const textScale = TEXT_SCALES[useTextSize()]
  return useMemo(
    () => items && { type: 'show', items, older, language, theme, textScale },
    [items, older, language, theme, textScale],
  )
}
