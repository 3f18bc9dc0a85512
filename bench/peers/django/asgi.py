"""The smallest honest chat on Django Channels: each message is stored with a dense number and a unique cid, then acknowledged,
then sent to the group. As the documentation of Channels shows it, with what makes it faster and safer at no cost to the reader:
connections to the database are kept, one statement stores a message, a consumer resumes behind the number its client has.
No log-in, no session, no middleware. BENCH_TUNED=1 leaves the documented defaults: many threads for the database instead of one,
and a channel layer that keeps 100,000 messages for a process before it drops any silently, instead of 100."""

import json
import os
from functools import partial
from urllib.parse import parse_qs

import django
from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer
from channels.routing import ProtocolTypeRouter, URLRouter
from django.conf import settings
from django.core.asgi import get_asgi_application
from django.db import IntegrityError, connection
from django.urls import path

TUNED = os.environ.get("BENCH_TUNED") == "1"
in_thread = partial(database_sync_to_async, thread_sensitive=not TUNED)

settings.configure(
    SECRET_KEY="bench",
    ALLOWED_HOSTS=["127.0.0.1"],
    USE_TZ=True,
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": "himoya",
            "USER": "himoya",
            "HOST": "127.0.0.1",
            "PORT": os.environ["DATABASE_PORT"],
            # Without this Channels opens a connection for every message.
            "CONN_MAX_AGE": None,
        }
    },
    CHANNEL_LAYERS={
        "default": {
            "BACKEND": "channels_redis.core.RedisChannelLayer",
            "CONFIG": {
                "hosts": [("127.0.0.1", int(os.environ["REDIS_PORT"]))],
                "capacity": 100_000 if TUNED else 100,
            },
        }
    },
)
django.setup()

STORE = """
    with counted as (update chat set last_seq = last_seq + 1 where id = %s returning last_seq)
    insert into message (chat_id, seq, cid, is_admin, message) select %s, last_seq, %s, %s, %s from counted
    returning seq, created_at"""
BEGIN = "insert into chat (id) values (%s) on conflict (id) do update set id = excluded.id returning last_seq"
AFTER = "select seq, cid, is_admin, message, created_at from message where chat_id = %s and seq > %s order by seq"


@in_thread
def store(chat_id, cid, is_admin, message):
    """None: the client sends again what is stored already."""
    try:
        with connection.cursor() as cursor:
            cursor.execute(STORE, [chat_id, chat_id, cid, is_admin, message])
            seq, created_at = cursor.fetchone()
            return frame_of(seq, cid, is_admin, message, created_at)
    except IntegrityError:
        return None


@in_thread
def begin(chat_id, since):
    with connection.cursor() as cursor:
        cursor.execute(BEGIN, [chat_id])
        (last_seq,) = cursor.fetchone()
        if since is None:
            return last_seq, []
        cursor.execute(AFTER, [chat_id, since])
        return last_seq, [frame_of(*row) for row in cursor.fetchall()]


def frame_of(seq, cid, is_admin, message, created_at):
    frame = {"cid": str(cid), "seq": seq, "is_admin": is_admin, "message": message, "created_at": created_at.isoformat()}
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))


class ChatConsumer(AsyncWebsocketConsumer):
    async def connect(self):
        query = parse_qs(self.scope["query_string"].decode())
        self.chat_id = str(self.scope["url_route"]["kwargs"]["chat_id"])
        self.is_admin = "staff" in query
        self.group = f"chat-{self.chat_id}"
        await self.channel_layer.group_add(self.group, self.channel_name)
        await self.accept()
        last_seq, missed = await begin(self.chat_id, query["since"][0] if "since" in query else None)
        await self.send('{"type":"hello","last_seq":%d}' % last_seq)
        for frame in missed:
            await self.send(frame)

    async def disconnect(self, code):
        await self.channel_layer.group_discard(self.group, self.channel_name)

    async def receive(self, text_data=None, bytes_data=None):
        sent = json.loads(text_data)
        frame = await store(self.chat_id, sent["cid"], self.is_admin, sent["message"])
        await self.send('{"type":"ack","cid":"%s"}' % sent["cid"])
        if frame is not None:
            await self.channel_layer.group_send(self.group, {"type": "chat.message", "frame": frame})

    async def chat_message(self, event):
        await self.send(event["frame"])


application = ProtocolTypeRouter(
    {
        "http": get_asgi_application(),
        "websocket": URLRouter([path("ws/chat/<uuid:chat_id>/", ChatConsumer.as_asgi())]),
    }
)
