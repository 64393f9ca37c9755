import { Button } from '@mantine/core'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Floating } from '../../ui/page/floating.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { useLazyPanel } from '../../ui/page/use-lazy-panel.ts'

const load = () => import('./contact-panel.tsx')
const ContactPanel = lazy(async () => ({ default: (await load()).ContactPanel }))

/** Whom to ask, in one press; on a phone the bar at the thumb has it. */
export function AskCompany() {
  const { t } = useTranslation()
  const help = useLazyPanel()
  if (useIsPhone()) return null
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconHelpCircle aria-hidden />}
        onClick={help.open}
        onPointerEnter={() => void load()}
      >
        {t('shell.bar.help')}
      </Button>
      <Floating>{help.wasOpened ? <ContactPanel opened={help.isOpen} onClose={() => help.close()} /> : null}</Floating>
    </>
  )
}
