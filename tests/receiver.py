"""Somebody who takes posts over TLS, with a self-made certificate: a push service, the webhook of a chat."""

from __future__ import annotations

import os
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from durbar.server.notify.channels.posting import Poster
from durbar.server.notify.channels.push import Browser, bytes_of, point_of, text_of

NAME = "push.example.org"


class Post(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """`answers`: what is said to the next posts, as (status, headers); then 201 to all."""

    def __init__(self, folder: Path) -> None:
        self.posts: list[Post] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.authority = folder / "authority.pem"
        private, certificate = self_made(NAME)
        key = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        self.authority.write_bytes(certificate.public_bytes(Encoding.PEM))
        (folder / "both.pem").write_bytes(key + self.authority.read_bytes())
        self.web = ThreadingHTTPServer(("127.0.0.1", 0), handler_of(self))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(folder / "both.pem")
        self.web.socket = context.wrap_socket(self.web.socket, server_side=True)

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.web.server_address[1]}"

    def trusted_by(self, *posters: Poster) -> None:
        """Its name leads to this machine, and its certificate is believed."""

        async def look_up(_host: str, _port: int) -> list[str]:
            return ["127.0.0.1"]

        for poster in posters:
            poster.lookup = look_up
            poster.context = ssl.create_default_context(cafile=str(self.authority))


def handler_of(receiver: Receiver) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.posts.append(Post(self.path, dict(self.headers), body))
            status, headers = receiver.answers.pop(0) if receiver.answers else (201, {})
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(b"as you wish" if status < 300 else b"no, thank you")

        def log_message(self, *_: Any) -> None: ...

    return Handler


@contextmanager
def opened_receiver(folder: Path) -> Iterator[Receiver]:
    folder.mkdir(parents=True, exist_ok=True)
    found = Receiver(folder)
    thread = threading.Thread(target=found.web.serve_forever, daemon=True)
    thread.start()
    yield found
    found.web.shutdown()
    found.web.server_close()
    thread.join()


def self_made(name: str) -> tuple[ec.EllipticCurvePrivateKey, x509.Certificate]:
    private = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(called).issuer_name(called).public_key(private.public_key())
    made = made.serial_number(x509.random_serial_number()).not_valid_before(now - timedelta(days=1))
    made = made.not_valid_after(now + timedelta(days=1))
    made = made.add_extension(
        x509.SubjectAlternativeName([x509.DNSName(name), x509.DNSName("localhost")]), critical=False
    )
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    return private, made.sign(private, SHA256())


class Subscriber:
    """A browser's half of a subscription: what it gives away, and how it reads."""

    def __init__(self, endpoint: str) -> None:
        self.private, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.browser = Browser(endpoint, text_of(point_of(self.private)), text_of(self.secret))

    def read(self, post: Post) -> dict[str, str]:
        plain = http_ece.decrypt(post.body, private_key=self.private, auth_secret=self.secret)
        return msgspec.json.decode(plain, type=dict[str, str])


def claims_of(post: Post, public: str) -> dict[str, Any]:
    """[RFC 8292] What the sender signed; an error if it was not them."""
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    token, key = (part.partition("=")[2] for part in post.headers["Authorization"].removeprefix("vapid ").split(", "))
    assert key == public
    signed, _, signature = token.rpartition(".")
    halves = bytes_of(signature)
    der = encode_dss_signature(int.from_bytes(halves[:32]), int.from_bytes(halves[32:]))
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    theirs.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    return msgspec.json.decode(bytes_of(signed.partition(".")[2]), type=dict[str, Any])
