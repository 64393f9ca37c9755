import type { Category, RetailParameters } from '@app/domain'
import { Button } from '@mantine/core'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import type { MouseEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'
import { useCompany } from '../../company/company.queries.ts'
import styles from './goods-note.module.css'
import { goodsToSay, type PhoneAnswer } from './goods-problems.ts'

type Props = {
  /** Where the form around it keeps the item: `items.0`; nothing where its fields stand by themselves. */
  of?: string
  parameters: RetailParameters | undefined
}

/** What its words say of an item: that nobody brings it, what is to know, or a question. Nothing of ordinary goods. */
export function GoodsNote({ of, parameters }: Props) {
  const { t } = useTranslation('orders')
  const { setValue, trigger } = useFormContext()
  const names = { description: nameIn(of, 'description'), quantity: nameIn(of, 'quantity'), answer: nameIn(of, 'phoneAnswer') }
  const [category, description, quantity, phoneAnswer]: [Category, string, number | null, PhoneAnswer | undefined] = useWatch({
    name: ['category', names.description, names.quantity, names.answer],
  }) as never
  const said = goodsToSay({ description: description ?? '', phoneAnswer }, category)
  if (said?.effect === 'stop')
    return (
      <Note tone="red" isRefusal>
        <p>{t(`goods.${said.goods}`)}</p>
      </Note>
    )
  if (said?.effect === 'ask') {
    const answer = (isAccessory: boolean) => {
      setValue(names.answer, { description, isAccessory } satisfies PhoneAnswer, { shouldDirty: true })
      void trigger(names.description)
    }
    return <Telephone answer={said.answer} onAnswer={answer} parameters={parameters} />
  }
  return (
    <>
      {said ? (
        <Note tone="neutral">
          <p>{t(`goods.${said.goods}`)}</p>
        </Note>
      ) : null}
      <ManyAlike quantity={quantity} most={parameters?.maxEqualItems} />
    </>
  )
}

const nameIn = (of: string | undefined, field: string): string => (of ? `${of}.${field}` : field)

type TelephoneProps = Pick<Props, 'parameters'> & { answer: PhoneAnswer | null; onAnswer: (isAccessory: boolean) => void }

function Telephone({ answer, onAnswer, parameters }: TelephoneProps) {
  const { t } = useTranslation('orders')
  if (answer && !answer.isAccessory)
    return (
      <Note tone="red" isRefusal action={<Answers offered={['isAccessory']} onAnswer={onAnswer} />}>
        <Office />
        {parameters?.isCategoryCEnabled ? <p>{t('goods.orCategoryC')}</p> : null}
      </Note>
    )
  if (answer)
    return (
      <Note tone="neutral" action={<Answers offered={['isPhone']} onAnswer={onAnswer} />}>
        <p>{t('goods.accessory')}</p>
      </Note>
    )
  return (
    <Note tone="neutral" icon={IconHelpCircle} action={<Answers offered={['isAccessory', 'isPhone']} onAnswer={onAnswer} />}>
      <p>{t('goods.telephones')}</p>
    </Note>
  )
}

/** Whom to ask, with the telephone that the house has given. */
function Office() {
  const { t } = useTranslation('orders')
  const phone = useCompany().data?.quitoAddress.phone
  return (
    <>
      <p>{t('goods.askOffice')}</p>
      {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
    </>
  )
}

/** The field keeps the focus: left, it would show its problem, and move the button away from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type AnswersProps = { offered: readonly Answer[]; onAnswer: (isAccessory: boolean) => void }
type Answer = 'isAccessory' | 'isPhone'

/** Both, or the other one, to change one's mind. */
function Answers({ offered, onAnswer }: AnswersProps) {
  const { t } = useTranslation('orders')
  return (
    <div className={styles.answers}>
      {offered.map((answer) => (
        <Button
          key={answer}
          variant="default"
          size="sm"
          onMouseDown={keepFocus}
          onClick={() => onAnswer(answer === 'isAccessory')}
        >
          {t(`goods.${answer}`)}
        </Button>
      ))}
    </div>
  )
}

function ManyAlike({ quantity, most }: { quantity: number | null | undefined; most: number | undefined }) {
  const { t } = useTranslation('orders')
  if (most === undefined || (quantity ?? 0) <= most) return null
  return (
    <Note tone="neutral">
      <p>{t('goods.manyAlike', { most })}</p>
    </Note>
  )
}
