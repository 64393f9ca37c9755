import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The only thing that can be done: with Enter, Esc or a finger. */
export function Understood({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('warehouse')
  return (
    <Button size="lg" variant="default" autoFocus data-next onClick={onPress}>
      {t('understood')}
    </Button>
  )
}
