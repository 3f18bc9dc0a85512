import type { Card } from '@himoya/contract/chat/chat'
import { BookOpen, Phone, ShieldCheck } from 'lucide-react'
import { PlanView } from './plan-view.tsx'
import styles from '../cards.module.css'

/** A card as it stands in the conversation: what the person sees, without its links. */
export function CardView({ card }: { card: Card }) {
  if (card.plan)
    return (
      <div className={styles.card}>
        <ShieldCheck size={18} aria-hidden />
        <PlanView plan={card.plan} />
      </div>
    )
  return (
    <div className={styles.card}>
      {card.phone === null ? <BookOpen size={18} aria-hidden /> : <Phone size={18} aria-hidden />}
      <strong>{card.title}</strong>
      <span>{card.text}</span>
    </div>
  )
}
