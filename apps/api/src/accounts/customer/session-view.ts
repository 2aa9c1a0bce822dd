import type { SessionsAnswer } from '@shop/contracts';
import type { Session } from '../sessions/session-store.ts';

/** A session as its owner sees it. */
export function sessionView(session: Session, currentId: string): SessionsAnswer['sessions'][number] {
  return {
    id: session.id,
    device: session.device,
    ...(session.country && { country: session.country }),
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    expiresAt: session.expires_at.toISOString(),
    current: session.id === currentId,
  };
}
