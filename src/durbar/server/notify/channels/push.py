"""Web push: a message that only one browser can read (RFC 8291), from a server that can be known again (RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from durbar.server.host.world import WORLD
from durbar.server.notify.channels import OURS, Refused
from durbar.server.notify.channels.posting import Poster, url_of

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096  # bytes a push service must take
GOOD_FOR = 12 * 3600  # seconds of a signature; RFC 8292 allows a day
LONGEST = 28 * 86_400  # seconds a push service keeps a message


class Browser(NamedTuple):
    """Where a browser can be reached, and the keys it reads with, as base64url."""

    endpoint: str
    p256dh: str
    auth: str


class Keys:
    """The server's own pair of keys, made from its secret: nothing more to keep, and several servers share it."""

    def __init__(self, secret: bytes) -> None:
        seed = HKDF(SHA256(), 48, None, b"durbar web push").derive(secret)
        self.private = ec.derive_private_key(int.from_bytes(seed) % (ORDER - 1) + 1, CURVE)
        self.public = text_of(point_of(self.private))

    def signature(self, endpoint: str, contact: str, now: float) -> str:
        """[RFC 8292] Who sends this, and to which push service: as the header `Authorization`."""
        url = url_of(endpoint)
        claims = {"aud": f"{url.scheme}://{url.netloc.decode()}", "exp": int(now) + GOOD_FOR, "sub": contact}
        parts = [text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self.private.sign(".".join(parts).encode(), ec.ECDSA(SHA256()))
        halves = b"".join(number.to_bytes(32) for number in decode_dss_signature(signed))
        return f"vapid t={'.'.join([*parts, text_of(halves)])}, k={self.public}"


async def push(
    browser: Browser, message: bytes, keys: Keys, poster: Poster, contact: str, now: float, headers: dict[str, str]
) -> str:
    """Hand a message to a browser's push service; what it said."""
    try:
        content = encrypted(message, browser)
    except ValueError:
        raise Refused(f"{OURS}bad-keys", True) from None
    signature = keys.signature(browser.endpoint, contact, now)
    usual = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "Authorization": signature}
    return await poster.post(browser.endpoint, content, {**usual, **headers})


def encrypted(
    message: bytes, browser: Browser, salt: bytes = b"", once: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """[RFC 8291] `salt` and the key used `once` are new for each message; only the RFC's own example gives them."""
    salt, once = salt or WORLD.chance.randbytes(16), once or ec.generate_private_key(CURVE)
    theirs, ours = bytes_of(browser.p256dh), point_of(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derived(bytes_of(browser.auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: this record is the last


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
