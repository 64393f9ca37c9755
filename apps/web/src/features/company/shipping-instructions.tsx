import { addressOf, HOME_PATH } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { Link } from '../../ui/edit/link.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useRetailParameters } from '../retail-parameters/retail-parameters.queries.ts'
import styles from './shipping-instructions.module.css'

const PARTS = { address: IconMapPin, announce: IconPackage, limits: IconScale, after: IconPlaneDeparture } as const
const STEPS = {
  address: ['name', 'code', 'lines'],
  announce: ['order', 'invoice', 'name'],
  limits: ['most', 'more'],
  after: ['miami', 'together', 'quito'],
} as const

/** How to have a store send something, from the address to the counter in Quito (specification, section 2). */
export function ShippingInstructions({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('company')
  const { casilleroCode } = useMe()
  const format = useFormat()
  const limits = useRetailParameters().data?.limits.B
  const named = {
    code: casilleroCode ?? '',
    weight: limits ? `${format.number(limits.maxWeightInGrams / 1_000)} kg` : '4 kg',
    value: limits ? `${format.number(limits.maxValueInCents / 100)} USD` : '400 USD',
  }
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="right"
      size="30rem"
      title={t('shipping.title')}
      overlayOpacity={0.2}
      transitionProps={{ duration: 160 }}
      classNames={{ content: styles.panel, header: styles.header, title: styles.title, body: styles.body }}
    >
      {Object.entries(PARTS).map(([part, PartIcon]) => (
        <section key={part} className={styles.part}>
          <PartIcon aria-hidden />
          <div>
            <h3>{t(`shipping.${part}.title`)}</h3>
            <ul>
              {STEPS[part as keyof typeof STEPS].map((step) => (
                <li key={step}>{t(`shipping.${part}.${step}`, named)}</li>
              ))}
            </ul>
          </div>
        </section>
      ))}
      <Button component={Link} to={addressOf(HOME_PATH, { new: '1' })} fullWidth onClick={onClose}>
        {t('shipping.order')}
      </Button>
    </SidePanel>
  )
}
